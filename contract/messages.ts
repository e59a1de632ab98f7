/** Texts of section 8 that a server says and a device shows, to the letter. */
export const messages = {
  reportSubmitting: 'Submitted disaster report...',
  reportSubmitted: 'Disaster report submitted successfully!',
  aidSubmitted: 'Aid request submitted successfully!',
  httpError: (status: number) => `HTTP error! status: ${status}`,
  aidFailed: 'Failed to create aid request',
  aidFallback: 'Failed to submit request. Please check all required fields and try again.',
  locationFailed: 'Failed to get location. Please enter manually.',
} as const;
