import { classNames } from '../class-names'
import './scene.css'

/** A wide band of hills, for the foot of a hero. */
export function Hills({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('hills', className)}
      viewBox="0 0 1440 240"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="pic-far" d="M0 128C240 30 440 62 660 112s420 40 780-88v216H0z" />
      <path className="pic-mid" d="M0 150c210 10 380 60 640 44s520-70 800-74v120H0z" />
      <path className="pic-near" d="M0 226c280-46 520-30 780-20s440-14 660-34v68H0z" />
    </svg>
  )
}
