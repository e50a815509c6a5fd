import Activity from 'lucide-react/icons/activity';
import Ambulance from 'lucide-react/icons/ambulance';
import Baby from 'lucide-react/icons/baby';
import Biohazard from 'lucide-react/icons/biohazard';
import Bone from 'lucide-react/icons/bone';
import Brain from 'lucide-react/icons/brain';
import Bug from 'lucide-react/icons/bug';
import Candy from 'lucide-react/icons/candy';
import Droplets from 'lucide-react/icons/droplets';
import Flame from 'lucide-react/icons/flame';
import HandHeart from 'lucide-react/icons/hand-heart';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Skull from 'lucide-react/icons/skull';
import Syringe from 'lucide-react/icons/syringe';
import Thermometer from 'lucide-react/icons/thermometer';
import Venus from 'lucide-react/icons/venus';
import Wind from 'lucide-react/icons/wind';
import Workflow from 'lucide-react/icons/workflow';
import { type ComponentType, useState } from 'react';
import { type AlgorithmImage, imageFor } from './algorithm-image.ts';
import type { ShownAlgorithm } from './shown-algorithm.ts';

const icons: Record<AlgorithmImage, ComponentType<{ className?: string }>> = {
  heart: HeartPulse,
  rhythm: Activity,
  brain: Brain,
  lungs: Wind,
  child: Baby,
  blood: Droplets,
  fever: Thermometer,
  allergy: Syringe,
  poison: Skull,
  bite: Bug,
  burn: Flame,
  injury: Bone,
  metabolic: Candy,
  virus: Biohazard,
  mother: Venus,
  mind: HandHeart,
  triage: Ambulance,
};

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
  const Icon = image === null ? Workflow : icons[image];
  return (
    <span aria-hidden data-image={image ?? 'none'} className={frame}>
      <Icon className="size-7" />
    </span>
  );
}
