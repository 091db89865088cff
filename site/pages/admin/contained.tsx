import { Component, type ReactNode } from 'react'

/** Keeps what fails as it is drawn to itself: one entry that cannot be shown does not take the dashboard down. */
export class Contained extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true })

  override state = { failed: false }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <p role="alert" className="mt-6 border-ember border-l-4 bg-sand p-4">
        What this entry says could not be shown. It can still be saved as a file with its list.
      </p>
    )
  }
}
