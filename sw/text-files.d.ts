// What is imported as text: `vite/client` says so too, and brings the DOM that a worker has not.
declare module '*?raw' {
  const text: string;
  export default text;
}
