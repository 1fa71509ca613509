import Search from 'lucide-react/icons/search'
import { Button } from '../button/button'
import { Card } from '../card/card'
import { EmptyState } from '../empty-state/empty-state'
import { Hills } from '../scene/hills'
import { Scene } from '../scene/scene'
import { LoadingStatus, SkeletonCard } from '../skeleton/skeleton'
import { Table } from '../table/table'
import { Demo } from './demo'

const lines = [
  ['Your year, medium use', '$2,698', '$4,112'],
  ['A month, after credit', '$129', '$201'],
  ['Most you could pay', '$2,800', '$6,000'],
] as const

export function TableDemo() {
  return (
    <Demo title="Table" use="For comparing plans. The first column stays in view. Scrolls on its own, by keyboard too.">
      <Table label="Two sample plans compared">
        <thead>
          <tr>
            <th scope="col">What differs</th>
            <th scope="col" className="end">
              Sample Silver HMO
            </th>
            <th scope="col" className="end">
              Sample Gold EPO
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([what, silver, gold]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="end">{silver}</td>
              <td className="end">{gold}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Demo>
  )
}

export function EmptyDemo() {
  return (
    <Demo
      title="Loading and empty"
      use="Skeletons keep the shape of what comes. Empty says why, and gives the next step."
    >
      <LoadingStatus>Loading pathways</LoadingStatus>
      <div className="grid">
        <SkeletonCard />
        <EmptyState title="No pathways found yet" action={<Button>Find new pathways</Button>}>
          Tell us what you need, and we will look near your ZIP code.
        </EmptyState>
        <EmptyState
          title="No pathways match your search"
          icon={Search}
          action={<Button variant="second">Clear filters</Button>}
        >
          Try fewer words, or clear the type filter.
        </EmptyState>
      </div>
      <Card as="div" variant="lead">
        <Scene />
      </Card>
      <Hills />
    </Demo>
  )
}
