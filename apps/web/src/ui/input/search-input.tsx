import Search from 'lucide-react/icons/search'
import { Icon } from '../icon/icon'
import { Input } from './input'
import type { InputProps } from './input'

/** A search box with its glass. The label may stay hidden; a placeholder never replaces it. */
export function SearchInput({ label, ...rest }: Omit<InputProps, 'type'> & { label: string }) {
  return (
    <span className="search">
      <Icon glyph={Search} />
      <Input {...rest} type="search" aria-label={label} />
    </span>
  )
}
