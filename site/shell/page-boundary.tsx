import { Component, type ReactNode } from 'react'
import type { Location } from 'react-router-dom'
import type { Move } from './move.ts'
import { PageFailed } from './page-failed.tsx'

interface PageBoundaryProps {
  /** A move leads on from a failure. */
  location: Location
  failed?: Move['failed']
  children: ReactNode
}

interface PageBoundaryState {
  location: Location
  caught: { error: unknown } | undefined
}

/** Shows that the page failed in place of what could not be drawn, or fetched, until somebody moves on. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } })

  static getDerivedStateFromProps = ({ location }: PageBoundaryProps, before: PageBoundaryState) =>
    location === before.location ? null : { location, caught: undefined }

  override state: PageBoundaryState = { location: this.props.location, caught: undefined }

  override render() {
    const { location, failed, children } = this.props
    const failure = this.state.caught ?? failed
    // A key for each move: what was said of one page that failed, and tried for it, does not hold for the next.
    return failure ? <PageFailed key={location.key} error={failure.error} /> : children
  }
}
