export interface LogoProps {
  /** Width and height in px. Default 26. */
  size?: number;
}

/** The product's mark. The name is beside it, so it has no name of its own. */
export function Logo({ size = 26 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#2e8540" />
      <path d="M16 6.5 23.6 25h-3.5l-1.7-4.4h-4.9L11.8 25H8.4L16 6.5Zm0 5.3-2.1 5.9h4.2L16 11.8Z" fill="#ffffff" />
    </svg>
  );
}
