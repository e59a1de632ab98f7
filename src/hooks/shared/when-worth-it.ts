/** Now, and whenever the phone comes back: to the network, to this page. Answers what ends it. */
export function whenWorthIt(bring: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') bring();
  };
  bring();
  addEventListener('online', bring);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', bring);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
