import { Component, type ReactNode } from 'react'

/** Contains a failure to draw: one entry that cannot be shown does not take the dashboard down. */
export class Contained extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true })

  override state = { failed: false }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <p role="alert" className="trouble-box mt-6 p-4">
        The details of this entry could not be shown. You can still export them with the list.
      </p>
    )
  }
}
