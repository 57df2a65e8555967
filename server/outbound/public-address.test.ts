import { expect, test } from 'vitest';
import { createNetworkList, isPublicAddress } from './public-address.ts';

const PUBLIC = `
  1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255
  169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.255
  2606:4700:4700::1111 2001:4860:4860::8888 2a00:1450:4001:80f::200e 2400:cb00:: 2001:200::1
`;

const REFUSED: Record<string, string> = {
  'this network': '0.0.0.0 0.0.0.1 0.255.255.255 :: ::%lo',
  loopback: '127.0.0.1 127.0.0.0 127.255.255.255 ::1',
  private: '10.0.0.0 10.255.255.255 172.16.0.1 172.31.255.255 192.168.0.1 192.168.255.255 fc00::1 fdff::1',
  'link-local, with the metadata services': '169.254.0.0 169.254.169.254 169.254.255.255 fe80::1 febf::1',
  'the metadata services elsewhere': '100.100.100.200 192.0.0.192 168.63.129.16 fd00:ec2::254 fd20:ce::254',
  'carrier-grade NAT': '100.64.0.0 100.127.255.255',
  multicast: '224.0.0.1 239.255.255.255 ff02::1 ff0e::1',
  'reserved and broadcast': '240.0.0.0 255.255.255.254 255.255.255.255 192.0.0.1 192.88.99.1 192.31.196.1',
  'documentation and benchmarks':
    '192.0.2.1 198.51.100.1 203.0.113.1 198.18.0.1 198.19.255.255 2001:db8::1 3fff::1',
  'benchmarks, ORCHID and others of IPv6': '2001:2::1 2001:10::1 2001:20::1 2001:1::1 100::1 5f00::1 fec0::1',
  'IPv4 in IPv6: mapped': '::ffff:1.1.1.1 ::ffff:127.0.0.1 ::ffff:0:1.1.1.1',
  'IPv4 in IPv6: compatible': '::1.1.1.1 ::127.0.0.1 ::a00:1',
  'IPv4 in IPv6: NAT64': '64:ff9b::1.1.1.1 64:ff9b::7f00:1 64:ff9b:1::1 64:ff9b:1:ffff::1',
  'IPv4 in IPv6: 6to4 and Teredo': '2002:7f00:1:: 2002:101:101::1 2001::1 2001:0:7f00:1::',
  'IPv4 in IPv6: ISATAP': '2a00:1:2:3:0:5efe:7f00:1 2a00:1:2:3:200:5efe:101:101',
  'not assigned': '4000::1 8000::1 e000::1 1::1 200::1',
  'not an address': '127.1 0x7f000001 2130706433 localhost 1.1.1.1.1 1.1.1.1%eth0 [::1]',
};

const words = (text: string) => text.trim().split(/\s+/);

test('addresses of the public internet may be reached', () => {
  for (const address of words(PUBLIC)) expect(isPublicAddress(address), address).toBe(true);
});

test.each(Object.entries(REFUSED))('%s is refused', (_name, addresses) => {
  for (const address of words(addresses)) expect(isPublicAddress(address), address).toBe(false);
});

test('a list of networks holds addresses and ranges of both families', () => {
  const isListed = createNetworkList(['10.1.0.0/16', '127.0.0.1', 'fd00::/8', '::1']);
  const listed = words('10.1.0.0 10.1.255.255 127.0.0.1 fd12::1 ::1');
  const others = words('10.2.0.0 127.0.0.2 fc00::1 ::2 1.1.1.1 localhost');
  expect(listed.filter(isListed)).toEqual(listed);
  expect(others.filter(isListed)).toEqual([]);
  expect(createNetworkList([])('127.0.0.1')).toBe(false);
});
