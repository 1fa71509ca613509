import { useRef } from 'react'
import ScanText from 'lucide-react/icons/scan-text'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'

interface FileButtonProps {
  readonly children: string
  readonly onFile: (file: File) => void
}

/** Opens the device's own chooser, which on a phone offers the camera. */
export function FileButton({ children, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*,application/pdf,.pdf"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file again counts as a change.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button variant="second" onClick={() => input.current?.click()}>
        <Icon glyph={ScanText} />
        {children}
      </Button>
    </>
  )
}
