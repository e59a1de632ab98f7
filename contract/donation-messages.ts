/** Section 8: what a donor is told, by the server and on the screen, to the letter. */
export const donationMessages = {
  signIn: 'Please login to make a donation',
  serverError: (status: number) => `Server error: ${status}`,
  orderFailed: 'Failed to create donation order',
  verifyFailed: 'Payment verification failed. Please contact support.',
  paymentFailed: (description: string) => `Payment failed: ${description}`,
  somethingWrong: 'Something went wrong. Please try again.',
  thanks: 'Thank you for your donation!',
} as const;

/** Sections 2 and 8: what the admin's tab says, to the letter. */
export const donationListMessages = {
  noDonations: 'No donations found',
  listFailed: 'Failed to fetch donations',
  noServer: 'Error connecting to server',
} as const;
