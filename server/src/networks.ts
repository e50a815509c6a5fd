import ipaddr from 'ipaddr.js';

export type Address = ReturnType<typeof ipaddr.parse>;

/** Returns true if a text is an address or a network in CIDR notation. */
export function isNetwork(text: string): boolean {
  return networkIn(text) !== undefined;
}

/** Returns a function that tells whether an address is in one of the networks (`10.0.0.0/8`, `::1`). */
export function matchNetworks(networks: readonly string[]): (address: Address) => boolean {
  const read = networks.map(networkIn).filter((network) => network !== undefined);
  return (address) =>
    read.some(([start, prefix]) => start.kind() === address.kind() && address.match(start, prefix));
}

/** Returns the address in a text, as IPv4 if it is IPv4-mapped, or undefined if the text is none. */
export function readAddress(text: string): Address | undefined {
  // The library also reads short, octal and hexadecimal forms, which no proxy writes.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress ? ipaddr.process(text) : undefined;
}

/** Returns what one subscriber has: an IPv4 address, or the /64 network of an IPv6 address. */
export function subscriberOf(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(':')}::/64`;
}

function networkIn(text: string): readonly [start: Address, prefix: number] | undefined {
  const cidr = text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`;
  if (!ipaddr.IPv4.isValidCIDRFourPartDecimal(cidr) && !ipaddr.IPv6.isValidCIDR(cidr)) return undefined;
  const [start, prefix] = ipaddr.parseCIDR(cidr);
  // Addresses are compared as IPv4 wherever they can be, so networks are too.
  const isMapped = start instanceof ipaddr.IPv6 && start.isIPv4MappedAddress() && prefix >= 96;
  return isMapped ? [start.toIPv4Address(), prefix - 96] : [start, prefix];
}
