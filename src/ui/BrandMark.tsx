export function BrandMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#4f46e5" />
      <g fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M7.5 19.5 12.25 8.5 17 19.5" />
        <path d="M23.5 8.5v11" />
      </g>
      <path d="M6 25h20" stroke="#c7caff" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
