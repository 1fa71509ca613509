import { useMessages } from '../../../platform/language'
import { Badge } from '../../../ui/badge/badge'

/** Marks whatever on this page is not real data. */
export function SampleBadge({ kind = 'label' }: { kind?: 'label' | 'figure' | 'story' }) {
  const t = useMessages('landing')
  return <Badge tone="sample">{t(`sample.${kind}`)}</Badge>
}
