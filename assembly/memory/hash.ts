// Two hashes of a packed state, which is a run of 32-bit words.

export const FINGERPRINT_FACTOR: u32 = 0x9e3779b1;

export class Hash {
  /** For the node table. In line it is a quarter of a kilobyte: only where many are hashed in a loop. */
  static ofState(state: usize, words: i32): u64 {
    return Hash.inLine(state, words);
  }

  /** The two-multiply mix of splitmix64 over the state, 64 bits at a time. */
  @inline
  static inLine(state: usize, words: i32): u64 {
    if (words == 1) return Hash.mix(u64(load<u32>(state)) + 0x9e3779b97f4a7c15);
    if (words == 2) return Hash.mix(load<u64>(state) + 0x9e3779b97f4a7c15);
    if (words > 4) return Hash.ofLongState(state, words);
    const rest = words == 3 ? u64(load<u32>(state, 8)) : load<u64>(state, 8);
    return Hash.mix((load<u64>(state) ^ rotl<u64>(rest * 0xbf58476d1ce4e5b9, 32)) + 0x9e3779b97f4a7c15);
  }

  static ofLongState(state: usize, words: i32): u64 {
    let hash: u64 = 0x9e3779b97f4a7c15;
    const pairs = words >> 1;
    for (let i = 0; i < pairs; i++) {
      hash = (rotl<u64>(hash, 29) ^ load<u64>(state + ((<usize>i) << 3))) * 0xbf58476d1ce4e5b9;
      hash ^= hash >> 32;
    }
    if (words & 1) hash ^= u64(load<u32>(state + ((<usize>(words - 1)) << 2))) * 0xd6e8feb86659fd93;
    return Hash.mix(hash);
  }

  @inline
  static mix(value: u64): u64 {
    let x = value;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
  }

  /** The order of expansion in 32 bits: both engines must arrive at the same number. The twin is src/search/fingerprint.ts. */
  @inline
  static follow(fingerprint: u32, state: usize, words: i32): u32 {
    let hash = fingerprint;
    for (let i = 0; i < words; i++)
      hash = rotl<u32>((hash ^ load<u32>(state + ((<usize>i) << 2))) * FINGERPRINT_FACTOR, 15);
    return hash;
  }
}
