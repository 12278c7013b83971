// The native core as WebAssembly. Its functions are called by number, with bytes for bytes; what
// the bytes mean is the business of `nonet._native_web`.

/** What was thrown inside the core, as the name of a Python exception and a sentence. */
class Failure extends Error {}

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {WebAssembly.Global} __stack_pointer
 * @property {() => void} _initialize
 * @property {() => void} describe
 * @property {(length: number) => number} reserve
 * @property {(number: number) => void} call
 * @property {(number: number) => void} release
 * @property {() => number} answer_start
 * @property {() => number} answer_length
 */

/**
 * Starts the core.
 *
 * @param {WebAssembly.Module} module
 * @param {() => boolean} isStopped whether the call at hand is to end
 */
export async function openCore(module, isStopped = () => false) {
  /** @param {number} start @param {number} length */
  const bytes = (start, length) => new Uint8Array(core.memory.buffer, start >>> 0, length >>> 0);
  /** @param {number} start @param {number} length */
  const text = (start, length) => new TextDecoder().decode(bytes(start, length));
  const answer = () => bytes(core.answer_start(), core.answer_length()).slice();

  // There are no files: what the C library would write before it gives up is lost.
  const noSuchFile = () => 8;
  const imports = {
    nonet: {
      /** @param {number} kind @param {number} kindSize @param {number} start @param {number} size */
      fail(kind, kindSize, start, size) {
        throw new Failure(`${text(kind, kindSize)}: ${text(start, size)}`);
      },
      stopped: () => (isStopped() ? 1 : 0),
    },
    wasi_snapshot_preview1: {
      /** @param {number} _clock @param {bigint} _precision @param {number} result */
      clock_time_get(_clock, _precision, result) {
        const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
        new DataView(core.memory.buffer).setBigUint64(result, nanoseconds, true);
        return 0;
      },
      fd_write: noSuchFile,
      fd_seek: noSuchFile,
      fd_close: noSuchFile,
    },
  };
  const instance = await WebAssembly.instantiate(module, imports);
  const core = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  core._initialize();
  return {
    /** All that the core offers, in the marshal format of Python. */
    describe() {
      core.describe();
      return answer();
    },
    /**
     * The answer of a function, or a text where it fails.
     *
     * @param {number} number
     * @param {Uint8Array} question
     */
    call(number, question) {
      const stack = core.__stack_pointer.value;
      try {
        const start = core.reserve(question.length);
        bytes(start, question.length).set(question);
        core.call(number);
        return answer();
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        core.__stack_pointer.value = stack;
        return error.message;
      }
    },
    /**
     * Lets go of an object.
     *
     * @param {number} number
     */
    release(number) {
      core.release(number);
    },
  };
}
