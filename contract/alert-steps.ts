/** How a volunteer whom no push of an alert reached is told of it, if they said so and the server can. */
export const alertSteps = ['sms', 'email'] as const;
export type AlertStep = (typeof alertSteps)[number];
