import './scene.css'

/** The mark: a road towards the sun. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true">
      <rect className="mark-bg" width="34" height="34" rx="10" />
      <path className="mark-way" d="M8 26c0-6 5-6.5 9-8.5S24.5 13 24 9.5" />
      <circle className="mark-sun" cx="11.5" cy="11.5" r="3.5" />
    </svg>
  )
}
