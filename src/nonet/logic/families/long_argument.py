"""Arguments of many inferences in words; of a long one the beginning and the end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, TypeVar

from nonet.logic._shortening import LONG, shortened
from nonet.logic._step_data import Link
from nonet.logic.families.parts import Parts

_Inference = TypeVar("_Inference")


class LongArgument(ABC, Generic[_Inference]):
    """Inferences that lead from assumptions to a conclusion."""

    def __init__(self, parts: Parts, inferences: Sequence[_Inference]) -> None:
        self._parts = parts
        most = len(inferences) if parts.whole else LONG
        self._first, self._left_out, self._last = shortened(inferences, most)

    def sentences(self) -> Iterator[str]:
        """The sentences of the argument; of a long one its beginning and its end."""
        yield from self._runs(self._first)
        if self._left_out:
            yield self._parts.say("left-out", count=self._left_out)
            yield from self._runs(self._last)

    def named_links(self) -> frozenset[Link] | None:
        """The links of which the sentences speak, where they leave others out."""
        if not self._left_out:
            return None
        shown = (*self._first, *self._last)
        return frozenset(link for inference in shown for link in self._links_of(inference))

    def link_sentences(self) -> Iterator[tuple[Link, str]]:
        """Each link with the sentence of the inference that it belongs to."""
        for inference in self._inferences():
            sentence = self._parts.say("gap").join(self._runs([inference]))
            for link in self._links_of(inference) if sentence else ():
                yield link, sentence

    @abstractmethod
    def _inferences(self) -> Iterable[_Inference]:
        """All inferences in the order of the argument, each by itself."""

    @abstractmethod
    def _links_of(self, inference: _Inference) -> Iterable[Link]:
        """The links of an inference."""

    @abstractmethod
    def _runs(self, inferences: Iterable[_Inference]) -> Iterator[str]:
        """A sentence for each run of inferences of which each needs only the one before."""

    def _joined(self, run: Sequence[str]) -> Iterator[str]:
        """The sentence of a run, if there is one."""
        if run:
            say = self._parts.say
            yield say("chain", nodes=say("pause").join(run))
