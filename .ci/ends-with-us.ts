import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Ends a process when this one exits: whoever ends a command ends only this one, and what it began would go on and keep
 * its ports. A signal is an exit only after `leaveNothingBehind`.
 */
export function endsWithUs<Child extends ChildProcess>(child: Child): Child {
  const end = () => void child.kill()
  process.once('exit', end)
  child.once('exit', () => void process.off('exit', end))
  return child
}

/** Whether a command succeeds; it says what it says to everybody. */
export function succeeds([command, ...args]: readonly string[]): Promise<boolean> {
  return new Promise(done =>
    endsWithUs(spawn(command!, args, { stdio: 'inherit' })).on('exit', code => done(code === 0)),
  )
}
