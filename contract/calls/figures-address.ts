/** Apart from the call's schema, which a device that only asks has no use for. */
export const figuresAddress = { method: 'GET', path: '/api/figures' } as const;
