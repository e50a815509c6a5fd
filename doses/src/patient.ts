/** What is known about a patient. */
export interface Patient {
  /** In kg. */
  readonly weight: number | null;
  /** In days. */
  readonly age: number | null;
  /** In cm. */
  readonly height?: number | null;
  readonly sex?: 'female' | 'male' | null;
}
