"""The tables of the library."""

from __future__ import annotations

from datetime import UTC, date, datetime

from sqlalchemy import (
    BigInteger,
    Boolean,
    Date,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    TypeDecorator,
    false,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

MAX_NAME = 200
"""Most characters of a name."""

_Id = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up only what it calls INTEGER


class Moment(TypeDecorator[datetime]):
    """A moment, always in UTC: SQLite keeps no time zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment in UTC."""
        del dialect
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """The moment, knowing that it is in UTC."""
        del dialect
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


def now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


class Base(DeclarativeBase):
    """The base of all tables: names of constraints that every database knows them by."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class PuzzleCollection(Base):
    """Which puzzles are in which collection."""

    __tablename__ = "puzzle_collections"

    collection_id: Mapped[int] = mapped_column(
        _Id, ForeignKey("collections.id", ondelete="CASCADE"), primary_key=True
    )
    puzzle_id: Mapped[int] = mapped_column(
        _Id, ForeignKey("puzzles.id", ondelete="CASCADE"), primary_key=True, index=True
    )


class PuzzleTag(Base):
    """Which puzzles have which tag."""

    __tablename__ = "puzzle_tags"

    tag_id: Mapped[int] = mapped_column(
        _Id, ForeignKey("tags.id", ondelete="CASCADE"), primary_key=True
    )
    puzzle_id: Mapped[int] = mapped_column(
        _Id, ForeignKey("puzzles.id", ondelete="CASCADE"), primary_key=True, index=True
    )


class Collection(Base):
    """A collection of puzzles."""

    __tablename__ = "collections"

    id: Mapped[int] = mapped_column(_Id, primary_key=True)
    name: Mapped[str] = mapped_column(String(MAX_NAME), unique=True)
    created: Mapped[datetime] = mapped_column(Moment, default=now)


class Tag(Base):
    """A word that puzzles are found by."""

    __tablename__ = "tags"

    id: Mapped[int] = mapped_column(_Id, primary_key=True)
    name: Mapped[str] = mapped_column(String(MAX_NAME), unique=True)


class PuzzleRow(Base):
    """A puzzle; equal puzzles have the same `fingerprint`."""

    __tablename__ = "puzzles"

    id: Mapped[int] = mapped_column(_Id, primary_key=True)
    fingerprint: Mapped[str] = mapped_column(String(64), unique=True)
    size: Mapped[int] = mapped_column(Integer, index=True)
    layout: Mapped[str] = mapped_column(Text)
    givens: Mapped[bytes] = mapped_column(LargeBinary)
    name: Mapped[str] = mapped_column(String(MAX_NAME), default="")
    author: Mapped[str] = mapped_column(String(MAX_NAME), default="")
    notes: Mapped[str] = mapped_column(Text, default="")
    level: Mapped[str | None] = mapped_column(String(40), index=True)
    score: Mapped[int | None] = mapped_column(Integer)
    er: Mapped[float | None] = mapped_column(Float, index=True)
    ep: Mapped[float | None] = mapped_column(Float)
    ed: Mapped[float | None] = mapped_column(Float)
    rating_engine: Mapped[str | None] = mapped_column(String(40))
    created: Mapped[datetime] = mapped_column(Moment, default=now)
    deleted: Mapped[datetime | None] = mapped_column(Moment)

    tags: Mapped[list[Tag]] = relationship(
        secondary="puzzle_tags", order_by=Tag.name, lazy="selectin"
    )
    collections: Mapped[list[Collection]] = relationship(
        secondary="puzzle_collections", order_by=Collection.name, lazy="selectin"
    )


class GameRow(Base):
    """A game; `document` is all of it, compressed, and the rest is for lists."""

    __tablename__ = "games"

    id: Mapped[int] = mapped_column(_Id, primary_key=True)
    revision: Mapped[int] = mapped_column(Integer)
    puzzle_id: Mapped[int | None] = mapped_column(
        _Id, ForeignKey("puzzles.id", ondelete="SET NULL"), index=True
    )
    title: Mapped[str] = mapped_column(String(MAX_NAME), default="")
    level: Mapped[str | None] = mapped_column(String(40))
    size: Mapped[int] = mapped_column(Integer)
    layout: Mapped[str] = mapped_column(Text)
    givens: Mapped[bytes] = mapped_column(LargeBinary)
    digits: Mapped[bytes] = mapped_column(LargeBinary)
    elapsed: Mapped[float] = mapped_column(Float)
    begun: Mapped[datetime | None] = mapped_column(Moment)
    finished: Mapped[datetime | None] = mapped_column(Moment)
    helped: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    document: Mapped[bytes] = mapped_column(LargeBinary)
    created: Mapped[datetime] = mapped_column(Moment, default=now)
    updated: Mapped[datetime] = mapped_column(Moment, default=now, index=True)
    deleted: Mapped[datetime | None] = mapped_column(Moment)


class Setting(Base):
    """A setting of the player: a name and a value in JSON."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(String(MAX_NAME), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class ExerciseAnswerRow(Base):
    """An answer to an exercise of the course."""

    __tablename__ = "exercise_answers"

    id: Mapped[int] = mapped_column(_Id, primary_key=True)
    station: Mapped[str] = mapped_column(String(100))
    technique: Mapped[str] = mapped_column(String(100))
    seed: Mapped[int] = mapped_column(BigInteger)
    right: Mapped[bool] = mapped_column(Boolean)
    hints: Mapped[int] = mapped_column(Integer)
    seconds: Mapped[float] = mapped_column(Float)
    at: Mapped[datetime] = mapped_column(Moment, index=True)
    kind: Mapped[str] = mapped_column(String(20))


class DailyResultRow(Base):
    """The first result of a daily puzzle."""

    __tablename__ = "daily_results"

    day: Mapped[date] = mapped_column(Date, primary_key=True)
    level: Mapped[str] = mapped_column(String(40), primary_key=True)
    seconds: Mapped[float] = mapped_column(Float)
    helped: Mapped[bool] = mapped_column(Boolean)
    at: Mapped[datetime] = mapped_column(Moment)
