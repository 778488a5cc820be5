/** A session ends so many days after its last use. */
export const sessionDays = 30;
