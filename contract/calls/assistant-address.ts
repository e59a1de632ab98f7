/** What stands before the path that the model's SDK adds by itself. */
export const assistantBase = '/api/assistant';

export const assistantAddress = { method: 'POST', path: `${assistantBase}/openai/v1/chat/completions` } as const;
