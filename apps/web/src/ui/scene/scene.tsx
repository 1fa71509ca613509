import { useId } from 'react'
import { classNames } from '../class-names'
import './scene.css'

/** Sun, hills, a dotted road and a pin: there is a way. */
export function Scene({ isWideOnly = false }: { isWideOnly?: boolean }) {
  const clip = useId()
  return (
    <div className={classNames('scene', isWideOnly && 'wide-only')}>
      <svg viewBox="0 0 200 116" aria-hidden="true">
        <defs>
          <clipPath id={clip}>
            <rect width="200" height="116" rx="20" />
          </clipPath>
        </defs>
        <g clipPath={`url(#${clip})`}>
          <circle className="pic-sun" cx="136" cy="46" r="36" />
          <path className="pic-far" d="M0 84C30 52 62 50 96 70s70 14 104-8v54H0z" />
          <path className="pic-mid" d="M0 100c40-22 78-16 112-6s60 6 88-8v30H0z" />
        </g>
        <path className="pic-dash" d="M44 112c8-16 30-12 48-20s34-20 44-30" />
        <path
          className="pic-pin"
          d="M136 32c-7.5 0-13 5.5-13 12.5 0 9 13 19.5 13 19.5s13-10.5 13-19.5c0-7-5.5-12.5-13-12.5z"
        />
        <circle className="pic-hole" cx="136" cy="44.5" r="4.8" />
      </svg>
    </div>
  )
}
