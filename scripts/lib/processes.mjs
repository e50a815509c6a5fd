/** Sends a signal to a process, or none for 0. Returns whether there is such a process. */
export function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch (error) {
    // A process of another user exists, too.
    return error.code === 'EPERM';
  }
}
