/** The product's sign, as on its icon: an R whose leg runs on, and the wave that carries it. */
export function Mark() {
  return (
    <svg
      width="28"
      height="28"
      viewBox="110 66 352 380"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M154 404V108h94a94 94 0 0 1 0 188h-26l108 108" stroke="currentColor" strokeWidth="54" />
      <circle cx="246" cy="202" r="38" fill="#ffb21a" />
      <path d="M366 88a161 161 0 0 1 0 228" stroke="#ffb21a" strokeWidth="40" />
    </svg>
  );
}
