/** The disclaimer of every calculator page. */
export function Disclaimer() {
  return (
    <p className="rounded-card border border-line bg-sunken px-4 py-3 text-sm">
      <strong>Disclaimer.</strong> For education and as decision support and guidance only. The result does
      not replace clinical judgment. For qualified healthcare professionals.
    </p>
  );
}
