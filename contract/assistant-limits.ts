/** What one question to the language model may cost, whatever asks for it. The first two figures are the product document's (section 9). */
export const assistantLimits = {
  /** Of the conversation, the newest; older ones are not sent. */
  messages: 6,
  /** Of an answer, at most. */
  tokens: 500,
  /** Characters of one message. */
  messageCharacters: 2000,
  /** Passages of the guide that go along. */
  passages: 3,
  /** Characters of one passage: the longest section of the guide has fewer. */
  passageCharacters: 1500,
  /** Characters of an answer: more than 500 tokens have in any language; what goes on beyond them is cut off. */
  answerCharacters: 8_000,
  /** Bytes that come for one token of an answer or of the thinking before it, with the wrapping of its piece: 200 to 400. More never ends. */
  tokenBytes: 1024,
  /** Questions of one phone that wait for a model at the same time: a browser has six connections, and what is to be sent needs them. */
  atOnce: 3,
  /** Of a report that is translated: characters, and tokens of the translation. */
  translatedCharacters: 3000,
  translationTokens: 3000,
  /** Milliseconds until an attempt is given up, and attempts after the first. */
  timeoutMs: 60_000,
  retries: 2,
} as const;
