export interface MarkProps {
  /** Side in pixels, 24 at least. */
  size?: number;
}

/** The brand mark: peak, wave of hills and sun on a rounded square. Decorative, the name stands beside it. */
export function Mark({ size = 44 }: MarkProps) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 44 44">
      <rect width="44" height="44" rx="13" fill="var(--scene-mark)" />
      <circle cx="31.1" cy="13.4" r="5.5" fill="var(--scene-sun)" />
      <path d="M.3 34 14.3 14.6Q16.1 12.4 17.9 14.6L31 33 22 40.2H4A13 13 0 0 1 .3 34z" fill="var(--scene-cloud)" />
      <path
        d="M4 40.2C8 37.3 10.5 35.5 15.5 35.4 19 35.3 22 36.3 25 35.4 29.5 34 30 27 35.5 26.9 39 26.9 41.5 29.5 44 31.2A13 13 0 0 1 31 44H13A13 13 0 0 1 4 40.2z"
        fill="var(--scene-mark-hill)"
      />
    </svg>
  );
}
