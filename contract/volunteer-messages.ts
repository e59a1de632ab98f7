/** Sections 5 and 8: what a volunteer is told, by the server and on the screen, to the letter. */
export const volunteerMessages = {
  accepted: 'Successfully accepted the disaster request',
  acceptFailed: 'Failed to accept disaster request',
  hasActiveDisaster: 'You cannot accept new disasters until your current disaster is resolved',
  profileSaved: 'Profile updated successfully!',
  profileFailed: 'Failed to update profile. Please try again.',
} as const;
