/** Section 8: what an admin is told, by the server and on the screen, to the letter. */
export const adminMessages = {
  alerted: 'Volunteers have been notified successfully!',
  alertFailed: 'Failed to notify volunteers. Please try again.',
  alertError: 'Error sending notification. Please try again.',
  resolved: 'Disaster marked as resolved successfully',
  reportStatusFailed: 'Failed to update disaster report status',
  disasterStatusFailed: 'Failed to update disaster status',
  volunteerStatusFailed: 'Failed to update volunteer status',
} as const;
