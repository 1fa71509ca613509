import '../accessibility/accessibility.css'
import { Card } from '../card/card'
import { classNames } from '../class-names'
import { percentMark } from '../percent'
import './skeleton.css'

/** One grey line where words will be; `widthPercent` of the space there is. */
export function Bone({ widthPercent = 100, isTall = false }: { widthPercent?: number; isTall?: boolean }) {
  return (
    <span
      className={classNames('bone', isTall && 'bone--tall')}
      data-at={percentMark(widthPercent)}
      aria-hidden="true"
    />
  )
}

/** Says once, for a whole group of skeletons, what is being fetched. */
export function LoadingStatus({ children }: { children: string }) {
  return <output className="sr">{children}</output>
}

/** The shape of a card that is on its way. Put one LoadingStatus beside a group of them. */
export function SkeletonCard({ lineCount = 2 }: { lineCount?: number }) {
  return (
    <Card as="div" aria-busy="true">
      <Bone widthPercent={30} />
      <Bone widthPercent={80} isTall />
      {Array.from({ length: lineCount }, (_, index) => (
        <Bone key={index} widthPercent={index === lineCount - 1 ? 60 : 100} />
      ))}
    </Card>
  )
}
