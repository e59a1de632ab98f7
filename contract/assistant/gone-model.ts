const SAYS_GONE =
  /decommission|deprecat|model_?not_?found|model_(?:permission|terms|access)|model.{0,200}(?:not exist|not found|not available|no longer|not a valid|invalid)/is;

/** Does a provider's refusal say that it has no such model, or no longer? Another one may answer then. */
export function isModelGone(status: unknown, says: string): boolean {
  return status === 404 || status === 410 || ((status === 400 || status === 403) && SAYS_GONE.test(says));
}
