/** Sections 5 and 8: what an NGO is told, by the server and on the screen, to the letter. */
export const ngoMessages = {
  missing: 'Please fill in all required fields',
  profileSaved: 'Profile updated successfully!',
  profileFailed: 'Failed to update profile',
} as const;
