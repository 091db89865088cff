import { Component, type ReactNode } from 'react'
import type { Location } from 'react-router-dom'
import { PageFailed } from './page-failed.tsx'

interface PageBoundaryProps {
  /** A move leads on from a failure. */
  location: Location
  children: ReactNode
}

interface PageBoundaryState {
  location: Location
  caught: { error: unknown } | undefined
}

/** Shows that the page failed in place of what could not be drawn, until somebody moves on. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } })

  static getDerivedStateFromProps = ({ location }: PageBoundaryProps, before: PageBoundaryState) =>
    location === before.location ? null : { location, caught: undefined }

  override state: PageBoundaryState = { location: this.props.location, caught: undefined }

  override render() {
    const { caught } = this.state
    return caught ? <PageFailed error={caught.error} /> : this.props.children
  }
}
