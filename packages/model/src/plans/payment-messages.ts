/** What people are told about payments. */
export const paymentMessages = {
  notConfigured: 'Payment System Not Configured',
  unavailable: 'The payment system does not answer. Please try again shortly.',
  noCustomer: 'No customer found. Please try again in a moment.',
  noSubscription: 'There is no paid subscription on this account.',
  alreadySubscribed: 'You have this plan already.',
  nothingGained: 'Your account has this plan, or a better one, without paying for it.',
  paidMeanwhile:
    'Your other payment has just gone through. Look at your plan before you pay again.',
  notForSale: 'This plan cannot be bought here. Please contact sales.',
  lowerPlan:
    'Your plan is higher. Change it in the settings: the other one begins with the next period.',
  isEnding: 'Your subscription is set to end. Resume it first.',
  paymentOpen: 'A payment of your subscription is open. Pay it in the billing portal first.',
  badReturnUrl: 'The return address must be a page of this site.',
  synced: 'Subscription status synchronized successfully!',
  canceled: 'Your subscription ends with the paid period. Until then nothing changes.',
  endedUnpaid: 'Your subscription has ended, as its last payment was not made.',
  resumed: 'Your subscription goes on.',
  upgraded: 'Your new plan is in force.',
  downgradeScheduled: 'Your plan changes with the next period. Until then nothing changes.',
  paymentRequired:
    'Your bank asks you to confirm the payment: enter the card once more. Your plan stays as it is until then.',
  notPaid: 'The payment was not made.',
  planStaysUnpaid:
    'Your plan stays as it is until the payment is made. Pay with this or another card.',
} as const;
