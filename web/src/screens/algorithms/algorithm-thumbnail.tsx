import Workflow from 'lucide-react/icons/workflow';
import { useState } from 'react';
import { imageFor } from '../../clinical/algorithm-image.ts';
import { Glyph } from '../../clinical/glyph.tsx';
import type { ShownAlgorithm } from './shown-algorithm.ts';

/** The picture of an algorithm: by a word of its title, else the one from the server, else a plain chart. */
export function AlgorithmThumbnail({ algorithm }: { algorithm: Pick<ShownAlgorithm, 'title' | 'image'> }) {
  const [hasFailed, setFailed] = useState(false);
  const image = imageFor(algorithm.title);
  const frame = 'flex h-14 w-full items-center justify-center rounded-control bg-accent-soft text-accent-ink';
  if (image === null && algorithm.image !== null && !hasFailed) {
    return (
      <img
        src={algorithm.image}
        alt=""
        loading="lazy"
        onError={() => setFailed(true)}
        className="h-14 w-full rounded-control object-cover"
      />
    );
  }
  return (
    <span aria-hidden data-image={image ?? 'none'} className={frame}>
      <AlgorithmPicture title={algorithm.title} className="size-9" />
    </span>
  );
}

/** The drawn picture of an algorithm: by a word of its title, else a plain chart. */
export function AlgorithmPicture({ title, className }: { title: string; className: string }) {
  const image = imageFor(title);
  return image === null ? (
    <Workflow aria-hidden className={className} />
  ) : (
    <Glyph name={image} className={className} />
  );
}
