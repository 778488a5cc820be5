/** Advice to those who have a pointer. */
export const forPointers =
  /^(?:\S+ )?(?:click|klick|cliqu|clic |haz clic|drag |zieh|glisse|arrastr)/i;
