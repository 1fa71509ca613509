import { Component, type ReactNode } from 'react'
import { retryFailedFetches } from '../platform/retriable'
import { CrashNotice } from './crash-notice'

interface Props {
  readonly children: ReactNode
  /** A new value, such as another address, gives the content a new chance. */
  readonly place?: string
  /** Nothing else of the page is left. */
  readonly isWholePage?: boolean
}

interface State {
  readonly hasCrashed: boolean
  readonly place: string | undefined
}

/** What failed to load or to draw becomes a notice with a way on; the rest of the page stays. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { hasCrashed: false, place: this.props.place }

  static getDerivedStateFromError(): Partial<State> {
    return { hasCrashed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.place === state.place ? null : { hasCrashed: false, place: props.place }
  }

  retry = () => {
    retryFailedFetches()
    this.setState({ hasCrashed: false })
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return <CrashNotice onRetry={this.retry} isWholePage={this.props.isWholePage ?? false} />
  }
}
