/** Where the assistant was opened. */
export type AssistantPlace = 'home' | 'admin' | 'volunteer';
